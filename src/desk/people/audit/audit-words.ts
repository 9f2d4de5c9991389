import { m } from '#i18n/messages'

/** Names of the subjects of acts, by kind. */
export const kindWords: Readonly<Record<string, () => string>> = {
  account: m.desk_kind_account,
  'api-key': m.desk_kind_api_key,
  'author-application': m.desk_kind_author_application,
  'author-payout': m.desk_kind_author_payout,
  'call-back': m.desk_kind_call_back,
  certificate: m.desk_kind_certificate,
  coupon: m.desk_kind_coupon,
  'draft-import': m.desk_kind_draft_import,
  group: m.desk_kind_group,
  inbox: m.desk_kind_inbox,
  'live-session': m.desk_kind_live_session,
  media: m.desk_kind_media,
  order: m.desk_kind_order,
  'partner-earning': m.desk_kind_partner_earning,
  plan: m.desk_kind_plan,
  'profile-question': m.desk_kind_profile_question,
  quiz: m.desk_kind_quiz,
  reference: m.desk_kind_reference,
  'refund-request': m.desk_kind_refund_request,
  registration: m.desk_kind_registration,
  report: m.desk_kind_report,
  resource: m.desk_kind_resource,
  'saved-view': m.desk_kind_saved_view,
  school: m.desk_kind_school,
  'school-order': m.desk_kind_school_order,
  'second-factor': m.desk_kind_second_factor,
  session: m.desk_kind_session,
  settlement: m.desk_kind_settlement,
  'shop-setup': m.desk_kind_shop_setup,
  'text-page': m.desk_kind_text_page,
  voucher: m.desk_kind_voucher,
  webhook: m.desk_kind_webhook,
}

const acts: Readonly<Record<string, () => string>> = {
  addOrderNote: m.desk_act_addOrderNote,
  addSettlementLines: m.desk_act_addSettlementLines,
  explainSettlementLine: m.desk_act_explainSettlementLine,
  beginMedia: m.desk_act_beginMedia,
  beginSecondFactor: m.desk_act_beginSecondFactor,
  confirmSchoolTransfer: m.desk_act_confirmSchoolTransfer,
  confirmSecondFactor: m.desk_act_confirmSecondFactor,
  cancelPriceChange: m.desk_act_cancelPriceChange,
  changePrice: m.desk_act_changePrice,
  correctBilling: m.desk_act_correctBilling,
  checkTestPayment: m.desk_act_checkTestPayment,
  changeQuiz: m.desk_act_changeQuiz,
  changeCoupon: m.desk_act_changeCoupon,
  createCoupon: m.desk_act_createCoupon,
  changePlan: m.desk_act_changePlan,
  createPlan: m.desk_act_createPlan,
  giveCoins: m.desk_act_giveCoins,
  givePlan: m.desk_act_givePlan,
  saveText: m.desk_act_saveText,
  resetText: m.desk_act_resetText,
  decideAuthorApplication: m.desk_act_decideAuthorApplication,
  setAuthorRate: m.desk_act_setAuthorRate,
  saveOwnPayee: m.desk_act_saveOwnPayee,
  preparePayout: m.desk_act_preparePayout,
  decidePayout: m.desk_act_decidePayout,
  decideSchoolRegistration: m.desk_act_decideSchoolRegistration,
  createQuiz: m.desk_act_createQuiz,
  createDraft: m.desk_act_createDraft,
  decideRefund: m.desk_act_decideRefund,
  decideRegistration: m.desk_act_decideRegistration,
  decideReport: m.desk_act_decideReport,
  decideVerification: m.desk_act_decideVerification,
  endOwnSession: m.desk_act_endOwnSession,
  giveVoucher: m.desk_act_giveVoucher,
  inviteSchool: m.desk_act_inviteSchool,
  keepLiveSession: m.desk_act_keepLiveSession,
  moveDraft: m.desk_act_moveDraft,
  'owner-command': m.desk_act_owner_command,
  openTestPayment: m.desk_act_openTestPayment,
  payOutEarning: m.desk_act_payOutEarning,
  'publish-scheduled': m.desk_act_publish_scheduled,
  putMediaPart: m.desk_act_putMediaPart,
  refundOrder: m.desk_act_refundOrder,
  releaseInboxItem: m.desk_act_releaseInboxItem,
  releaseCallBack: m.desk_act_releaseCallBack,
  resetSecondFactor: m.desk_act_resetSecondFactor,
  resendOrderMail: m.desk_act_resendOrderMail,
  revokeCertificate: m.desk_act_revokeCertificate,
  saveCallBack: m.desk_act_saveCallBack,
  saveDraft: m.desk_act_saveDraft,
  sendTestMail: m.desk_act_sendTestMail,
  setStaffRoles: m.desk_act_setStaffRoles,
  showQuizToAll: m.desk_act_showQuizToAll,
  simulatePrice: m.desk_act_simulatePrice,
  storeSettings: m.desk_act_storeSettings,
  takeInboxItem: m.desk_act_takeInboxItem,
  takeCallBack: m.desk_act_takeCallBack,
  changeWebhook: m.desk_act_changeWebhook,
  correctEmail: m.desk_act_correctEmail,
  endSuspension: m.desk_act_endSuspension,
  importResources: m.desk_act_importResources,
  mergeCustomers: m.desk_act_mergeCustomers,
  undoResourceImport: m.desk_act_undoResourceImport,
  suspendCustomer: m.desk_act_suspendCustomer,
  viewCustomer: m.desk_act_viewCustomer,
  createGroup: m.desk_act_createGroup,
  changeGroup: m.desk_act_changeGroup,
  createQuestion: m.desk_act_createQuestion,
  changeQuestion: m.desk_act_changeQuestion,
  addReferenceEntries: m.desk_act_addReferenceEntries,
  changeReferenceEntry: m.desk_act_changeReferenceEntry,
  storeSavedView: m.desk_act_storeSavedView,
  removeSavedView: m.desk_act_removeSavedView,
  createApiKey: m.desk_act_createApiKey,
  createWebhook: m.desk_act_createWebhook,
  removeApiKey: m.desk_act_removeApiKey,
  removeWebhook: m.desk_act_removeWebhook,
  renewWebhookSecret: m.desk_act_renewWebhookSecret,
  resendDelivery: m.desk_act_resendDelivery,
  testWebhook: m.desk_act_testWebhook,
  verifySecondFactor: m.desk_act_verifySecondFactor,
}

/** Returns what an act did, in words; the operation's own name if it has none. */
export const actWords = (operation: string): string => acts[operation]?.() ?? operation

type State = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : m.desk_audit_none()
  return value === null || value === undefined || value === '' ? m.desk_audit_none() : String(value)
}

/** One value that an act changed. */
export type Change = { key: string; before: string | null; after: string }

/** Returns the values that an act changed; `before` is null where the act did not read one. */
export const changesOf = (before: State, after: State): Change[] =>
  Object.entries(after)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]))
    .map(([key, value]) => ({
      key,
      before: key in before ? textOf(before[key]) : null,
      after: textOf(value),
    }))
