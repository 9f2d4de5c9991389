import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as options from '#server/reference/option.store.ts'
import { listOptions, readReference } from '#server/reference/reference.store.ts'

/** The point in southern India that stands in for an unknown place (LOC-01). */
const DEFAULT_PLACE = {
  country: 'IN',
  city: 'Bengaluru',
  state: 'Karnataka',
  lat: 12.9716,
  lng: 77.5946,
}

const NOBODY = '00000000-0000-7000-8000-000000000000'

/** SES-04, FLD-05: reference lists and paged selects. */
export const referenceHandlers = (deps: Deps): Handlers => {
  const { db } = deps
  return {
    getReference: () => readReference(db),
    listOptions: ({ params, query }) => listOptions(db, params.list, query),
    listTeacherOptions: (call) =>
      options.listTeachers(db, requireAccount(call).schoolId ?? NOBODY, call.query),
    listVoucherOptions: (call) =>
      options.listVouchers(db, requireAccount(call).schoolId ?? NOBODY, call.query),
    listTrackOptions: ({ query }) => options.listTracks(db, query),
    listSchoolOptions: ({ query }) => options.listSchools(db, query),
    locateCaller: async () => DEFAULT_PLACE,
  }
}
