export {
	findItems,
	findMissingItems,
	findUnknownItems,
	replaceItems,
	sumMinutes,
} from './bundle.store.ts'
