export { changeSetting, type Setting } from './change-setting';
export { refuseOutdated, refuseOutdatedRemoval } from './outdated-setting';
