import { reactJest } from '@club/shared/build/jest.mjs';

export default reactJest(import.meta.dirname);
