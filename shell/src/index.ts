import './remotes/provide';
import { installGate } from '@club/shared/auth';
import { connectLive } from '@club/shared/live';
import { forgiveDoors } from './remotes/forgiving-doors';
import { openKeycloakGate } from './sign-in/keycloak-gate';
import { start } from './start';

forgiveDoors();
installGate(openKeycloakGate());
connectLive();
void start();
