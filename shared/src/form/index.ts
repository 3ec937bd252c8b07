export {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  useFieldArray,
  useWatch,
} from 'react-hook-form';
export { refuseFields } from './refuse-fields';
export { useContractForm } from './use-contract-form';
