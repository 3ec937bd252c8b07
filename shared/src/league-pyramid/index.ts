export {
  FULL_NAME,
  frontLine,
  PYRAMID_ROW,
  placeBox,
  placeColours,
  rowNumber,
  SHORT_NAMES,
  SMALLEST_SURNAME,
  SURNAME,
  shortPlaces,
} from './cell-style';
export { MovementLegend } from './movement-legend';
export { MovementMark } from './movement-mark';
export { nameScale } from './name-scale';
export { cellsOfRow, isFront } from './pyramid-rows';
export { needsThirdLine, shortNameScale } from './short-line';
export { shortName } from './short-name';
