import sharp from 'sharp';

/** The loaders that uploads may reach. Vectors, documents and scripted formats never get as far as being looked at. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
// Pictures come one at a time; what they leave behind in memory would only be in the way.
sharp.cache(false);

export { sharp };
