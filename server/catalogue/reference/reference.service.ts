import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as options from './option.store.ts'
import {
	clearLists,
	fillEmptyLists,
	listOptions,
	type OptionPage,
	readReference,
} from './reference.store.ts'
import { listsToChoose, referenceEntries } from './reference-lists.ts'

/** SES-04: every reference list; remembered until one changes. */
export const getReference = ({ db, memory }: Pick<Deps, 'db' | 'memory'>) =>
	memory.remember('reference', () => readReference(db))

const isOfForms = ({ list }: { list: string }) => !listsToChoose.some((one) => one === list)

/**
 * SES-04: gives a new shop its reference lists; does nothing for lists that have entries. A shop
 * that begins `empty` gets only those that forms read by their meaning (28.1).
 */
export const openReference = (db: Db, content: string = 'reference'): Promise<void> => {
	const entries = referenceEntries()
	return fillEmptyLists(db, content === 'empty' ? entries.filter(isOfForms) : entries)
}

/** 28.1: empties the lists that a shop can begin without. */
export const clearReference = (db: Db): Promise<void> => clearLists(db, listsToChoose)

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
