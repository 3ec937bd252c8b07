export { changeSetting, type Setting, type SettingParts } from './change-setting';
