export { DownloadButton } from './download-button';
export { saveFile } from './save-file';
