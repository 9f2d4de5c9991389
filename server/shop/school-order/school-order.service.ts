import { bankOf } from '#server/people/site/bank.rules.ts'
import { findAddressee } from './buying.store.ts'
import {
	findOrderLines,
	findSchoolOrder,
	holdSchoolOrder,
	moveSchoolOrder,
	type SchoolOrder,
} from './school-order.store.ts'

// Exported for paying a school's order.
export {
	bankOf,
	findAddressee,
	findOrderLines,
	findSchoolOrder,
	holdSchoolOrder,
	moveSchoolOrder,
	type SchoolOrder,
}
