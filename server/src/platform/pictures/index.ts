export { notAPicture, openPicture, type PictureFormat } from './open-picture';
