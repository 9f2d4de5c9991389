import { ImportedFiles } from '#desk/list-import/imported-files.tsx'
import { ListImportPage } from '#desk/list-import/list-import-page.tsx'
import {
	COUPON_FILE_LIMIT,
	type CouponReason,
	couponColumns,
} from '#domain/shop/coupon-file.rules.ts'
import { m } from '#i18n/messages'
import type { ImportWords } from '#processes/table-import/import-words.ts'
import { couponsKey } from './coupon.queries.ts'
import { couponImportActors } from './coupon-import.actors.ts'
import { couponImportsKey, couponImportsQuery, undoCouponImport } from './coupon-import.queries.ts'

const reasons: Record<CouponReason | 'taken', () => string> = {
	number: m.desk_coupon_file_number,
	day: m.desk_coupon_file_day,
	type: m.desk_coupon_file_type,
	audience: m.desk_coupon_file_audience,
	yes: m.desk_file_yes,
	rule: m.desk_coupon_file_rule,
	all: m.desk_coupon_file_all,
	taken: m.desk_coupon_file_taken,
}

const words = (): ImportWords => ({
	file: m.desk_coupon_file(),
	empty: m.draft_file_empty,
	tooMany: m.draft_file_many,
	headers: m.desk_coupon_file_headers,
	preview: m.desk_coupon_file_preview,
	confirm: m.desk_coupon_file_confirm,
	done: m.desk_coupon_file_done,
	reasonOf: (reason) => reasons[reason as CouponReason](),
	signedOut: m.desk_settle_signed_out,
	tooManyCalls: m.desk_settle_calls,
})

const example = [
	...['SCHOOL-2027', 'For the new school year', '20', '', '', '500', '', 'no'],
	...['2027-04-01', '2027-06-30', '500', '1', 'everyone'],
]

/** Coupons from a file, and the files that were read (28.3). */
export const CouponImportPage = () => (
	<ListImportPage
		text={m.desk_coupon_import_text()}
		list={{ to: '/coupons', name: m.desk_coupon_list_title() }}
		template={{ name: 'coupons-template.csv', columns: couponColumns, example }}
		actorsOf={couponImportActors}
		most={COUPON_FILE_LIMIT}
		words={words()}
	>
		<ImportedFiles
			query={couponImportsQuery}
			words={{
				records: m.desk_coupon_list_title(),
				undo: m.desk_coupon_import_undo(),
				undone: m.desk_coupon_import_undone,
			}}
			undo={undoCouponImport}
			changes={[couponImportsKey, couponsKey]}
		/>
	</ListImportPage>
)
