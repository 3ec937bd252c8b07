export {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useController,
  useFieldArray,
  useWatch,
} from 'react-hook-form';
export { submission } from './submission';
export { useContractForm } from './use-contract-form';
export { useFollowedValues } from './use-followed-values';
