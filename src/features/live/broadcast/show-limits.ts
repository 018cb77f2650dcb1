/* Made from src/contract by tests/unit/services/contract-tables.test.ts: run it with WRITE_TABLES=1 after a change of the contract. */

export const MAX_TIP_MENU_ITEMS = 12;
export const MAX_TIP_LABEL_LENGTH = 60;
export const MAX_GOAL_TITLE_LENGTH = 80;
export const MAX_GOAL_TOKENS = 1000000;
