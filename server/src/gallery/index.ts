export { captionsOf, pictureNumbers, replaceCaptions } from './captions.repository';
export { addDrawings } from './drawings';
export { coversByYear } from './gallery.repository';
export { galleryRoutes } from './gallery.routes';
export { createGallery } from './gallery.service';
export { galleryFiles } from './gallery-files';
export { removeStrayFiles } from './stray-files';
