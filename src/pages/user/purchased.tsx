export { default } from './library';
