export { refusalText } from './refusal-text';
