import { accountData } from './account-data.store.ts'
import { authorData } from './author-data.store.ts'
import { communityData } from './community-data.store.ts'
import { learningData } from './learning-data.store.ts'
import { purchaseData } from './purchase-data.store.ts'

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
