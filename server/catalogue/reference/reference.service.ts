import * as options from '#server/catalogue/reference/option.store.ts'
import {
	fillEmptyLists,
	listOptions,
	type OptionPage,
	readReference,
} from '#server/catalogue/reference/reference.store.ts'
import { referenceEntries } from '#server/catalogue/reference/reference-lists.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'

/** SES-04: every reference list; remembered until one changes. */
export const getReference = ({ db, memory }: Pick<Deps, 'db' | 'memory'>) =>
	memory.remember('reference', () => readReference(db))

/** SES-04: gives a new shop its reference lists; does nothing for lists that have entries. */
export const openReference = (db: Db): Promise<void> => fillEmptyLists(db, referenceEntries())

/** FLD-05: one page of a reference list, of tracks, of schools. */
export const listReferenceOptions = listOptions
export const listTrackOptions = options.listTracks
export const listSchoolOptions = options.listSchools

const none = async () => ({ total: 0, data: [] })

type OfSchool = { schoolId: string | null }

/** FLD-05: teachers of the viewer's school; who belongs to none sees none. */
export const listTeacherOptions = (db: Db, { schoolId }: OfSchool, page: OptionPage) =>
	schoolId === null ? none() : options.listTeachers(db, schoolId, page)

/** FLD-05: vouchers of the viewer's school; who belongs to none sees none. */
export const listVoucherOptions = (db: Db, { schoolId }: OfSchool, page: OptionPage) =>
	schoolId === null ? none() : options.listVouchers(db, schoolId, page)
