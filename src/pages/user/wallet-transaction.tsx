export { default } from './token-transactions';
