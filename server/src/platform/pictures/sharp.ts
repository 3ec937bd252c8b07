import sharp from 'sharp';

/** The loaders that uploads may reach. Vector, document and scripted formats are never parsed. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
// Pictures arrive one at a time; a cache would only use memory.
sharp.cache(false);

export { sharp };
