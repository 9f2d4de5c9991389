export { coverNameOf, placeholderOf } from './cover-art.ts'
