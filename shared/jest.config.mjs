import { reactJest } from './build/jest.mjs';

export default reactJest(import.meta.dirname);
