import { accountData } from '#server/people/privacy/account-data.store.ts'
import { authorData } from '#server/people/privacy/author-data.store.ts'
import { communityData } from '#server/people/privacy/community-data.store.ts'
import { learningData } from '#server/people/privacy/learning-data.store.ts'
import { purchaseData } from '#server/people/privacy/purchase-data.store.ts'

/**
 * Every table that holds rows of a person, in the order in which erasing goes through them
 * (PRI-01).
 */
export const personalTables = [
	...learningData,
	...communityData,
	...purchaseData,
	...authorData,
	...accountData,
]
