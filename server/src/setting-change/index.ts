export { changeSetting, type Setting } from './change-setting';
