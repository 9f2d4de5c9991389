export { listCards } from '#server/catalogue/list.store.ts'
export { personalise } from '#server/catalogue/personal.store.ts'
