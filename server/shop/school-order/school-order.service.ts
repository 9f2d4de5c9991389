import { bankOf } from '#server/people/site/bank.rules.ts'
import { findAddressee } from '#server/shop/school-order/buying.store.ts'
import {
  findOrderLines,
  findSchoolOrder,
  holdSchoolOrder,
  moveSchoolOrder,
  type SchoolOrder,
} from '#server/shop/school-order/school-order.store.ts'

// What paying for a school's order needs of it.
export {
  bankOf,
  findAddressee,
  findOrderLines,
  findSchoolOrder,
  holdSchoolOrder,
  moveSchoolOrder,
  type SchoolOrder,
}
