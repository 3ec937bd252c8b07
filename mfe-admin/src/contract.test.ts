import path from 'node:path';
import { contractTests } from '@club/shared/testing';
import manifest from '../remote.json';
import * as exposed from './routes';

contractTests({ folder: path.resolve(__dirname, '..'), manifest, exposed });
