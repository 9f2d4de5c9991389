import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as service from './staff.service.ts'

/** DSK-02: the owner grants and takes roles. */
export const staffHandlers = (deps: Deps): Handlers => ({
  listStaff: () => service.listStaff(deps),
  setStaffRoles: (call) => service.setStaffRoles(deps, requireAccount(call), call.body),
  resetSecondFactor: async (call) => {
    await service.resetSecondFactor(deps, requireAccount(call), call.params.account_id)
    return undefined
  },
})
