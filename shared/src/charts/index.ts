/**
 * Charts, for the screen that has them: import them in a component that is itself loaded lazily. Federated, because they
 * use the theme; the data of a chart are also in a table next to it.
 */

/** For releases of mfe-admin with a bar chart, which shells of this major version load. */
export { BarChart } from '@mui/x-charts/BarChart';
export { useXScale, useYScale } from '@mui/x-charts/hooks';
export { LineChart } from '@mui/x-charts/LineChart';
export { fontScale } from './font-scale';
