// React's production build is what visitors get, and the development build takes a fifth longer. `npm run test:all`
// uses the latter for its warnings.
if (!process.env.EXHAUSTIVE) Object.assign(process.env, { NODE_ENV: 'production' });
