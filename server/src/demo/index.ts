export { DEMO_PASSWORD } from './demo-members';
export { firstStart } from './first-start';
