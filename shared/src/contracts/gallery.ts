import { YearText } from '@club/shared/contracts/league/scalars';
import { freeLine } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** Maximum size for POST /admin/gallery/{year}, in bytes, beyond it 413 `TOO_LARGE`. */
export const PICTURE_BYTES = 20 * 1024 * 1024;

/**
 * What POST /admin/gallery/{year} accepts, recognised by the content and not by the name. 400 `NOT_A_PICTURE`,
 * `PICTURE_TOO_LARGE` (more than 50 million pixels).
 */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/**
 * A picture of the gallery. `versions` contains the same picture in several widths, narrowest first, each as AVIF and as WebP; without
 * any, `source` is a drawing that fits every width. The content of an address never changes.
 */
export const GalleryPicture = z.object({
  id: z.number(),
  caption: z.string(),
  /** Pixels of `source`; a page reserves the space from them. */
  width: z.number(),
  height: z.number(),
  source: z.string(),
  /** `width` in pixels. */
  versions: z.array(z.object({ width: z.number(), avif: z.string(), webp: z.string() })),
});

/**
 * The response of POST /admin/gallery/{year}, which adds no picture that the year has already: `isKnown` is then true, and
 * left out otherwise.
 */
export const AddedPicture = z.extend(GalleryPicture, { isKnown: z.optional(z.boolean()) });

/** GET /gallery/{year}, public: the year's pictures in order; empty for a year without pictures (resolution 33). */
export const Gallery = z.object({ year: z.number(), pictures: z.array(GalleryPicture) });

/** GET /gallery, public: years that have pictures, newest first. */
export const Galleries = z.array(z.object({ year: z.number(), count: z.number(), cover: GalleryPicture }));

/** Path of GET /gallery/{year}, POST /admin/gallery/{year} and PUT /admin/gallery/{year}/order. */
export const GalleryYear = z.object({
  year: YearText,
});

/** PUT /admin/gallery/pictures/{id}; DELETE has no body. 404 `PICTURE_UNKNOWN` */
export const CaptionInput = z.object({
  caption: freeLine(200, 'Unesite opis.'),
  /**
   * The caption that the field was filled with; if another one is saved by now, 409 `SETTING_CHANGED` with `settingNow`.
   * Without it there is no conflict check.
   */
  seen: z.optional(z.string()),
});

/** The ids of a year's pictures, in their order. */
const pictureIds = z.array(z.number().check(z.int())).check(z.maxLength(2_000));

/**
 * PUT /admin/gallery/{year}/order: the ids of all pictures of the year, in their new order. 409 `GALLERY_CHANGED` when
 * they are not exactly those, or `seen`, the order that the page has shown, is not the saved one. Without `seen` the orders
 * are not compared.
 */
export const GalleryOrder = z.object({ ids: pictureIds, seen: z.optional(pictureIds) });

export type GalleryPicture = z.infer<typeof GalleryPicture>;
export type AddedPicture = z.infer<typeof AddedPicture>;
export type Gallery = z.infer<typeof Gallery>;
export type Galleries = z.infer<typeof Galleries>;
export type CaptionInput = z.infer<typeof CaptionInput>;
export type GalleryOrder = z.infer<typeof GalleryOrder>;
