export { notAPicture, openPicture, type PictureFormat, pictureOf } from './open-picture';
