/**
 * Charts, for the few screens that draw one: import them by a component that is itself loaded lazily. Federated, since
 * they draw with the theme; what a chart says stands in a table beside it.
 */

export { BarChart } from '@mui/x-charts/BarChart';
export { useXScale, useYScale } from '@mui/x-charts/hooks';
export { LineChart } from '@mui/x-charts/LineChart';
