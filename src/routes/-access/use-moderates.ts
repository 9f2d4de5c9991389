import { useHasRole } from './use-has-role.ts'

/** Whether the viewer decides what is reported in the community. */
export const useModerates = (): boolean => useHasRole(['vidya_customer_success', 'moderator'])
