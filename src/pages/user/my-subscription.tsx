export { default } from './subscriptions';
