export { default } from './favorites';
