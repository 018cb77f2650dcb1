export { default } from './payments';
