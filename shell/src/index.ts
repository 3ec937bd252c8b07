import './remotes/provide';
import { installAuthClient } from '@club/shared/auth';
import { connectLive } from '@club/shared/live';
import { retrySharedModules } from './remotes/shared-module-retry';
import { createKeycloakClient } from './sign-in/keycloak-client';
import { start } from './start';

retrySharedModules();
installAuthClient(createKeycloakClient());
connectLive();
void start();
