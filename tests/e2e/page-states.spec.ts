import { testAccountPages, testPublicPages } from './support/page-checks';
import { ACCOUNT_STATES, PUBLIC_STATES } from './support/places';
import { test } from './support/test';

// Read-only and too many for one worker.
test.describe.configure({ mode: 'parallel' });

testPublicPages('states of public pages', PUBLIC_STATES);
testAccountPages('states of pages', ACCOUNT_STATES);
