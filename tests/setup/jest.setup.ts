import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A safety net against hangs, not a speed limit.
configure({ asyncUtilTimeout: 30_000 });
