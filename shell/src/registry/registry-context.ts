import type { Registry } from '@club/shared/federation';
import { createContext, useContext } from 'react';

const RegistryContext = createContext<Registry>([]);

export const RegistryProvider = RegistryContext;
export const useRegistry = (): Registry => useContext(RegistryContext);
