import { bankOf } from '#server/people/site/bank.rules.ts'
import { findAddressee } from '#server/shop/school-order/buying.store.ts'
import {
	findOrderLines,
	findSchoolOrder,
	holdSchoolOrder,
	moveSchoolOrder,
	type SchoolOrder,
} from '#server/shop/school-order/school-order.store.ts'

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
