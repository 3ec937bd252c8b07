import { shellConfig } from '@club/shared/build/webpack.mjs';

export default shellConfig(import.meta.dirname);
