/* In browsers this stands for packages that their importers use on the server alone: see `turbopack` in next.config.js. */
export {};
