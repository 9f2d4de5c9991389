import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { applicantFileRoutes } from '#server/jobs/job/job.routes.ts'
import { passVideos } from '#server/jobs/video-resume/pass-videos.ts'
import { videoFileRoutes } from '#server/jobs/video-resume/video-resume.routes.ts'
import { certificateFileRoutes } from '#server/learning/certificate/certificate.routes.ts'
import { lessonFileRoutes } from '#server/learning/learning/lesson-file.routes.ts'
import { openMedia } from '#server/learning/media/media.service.ts'
import { calendarFileRoutes } from '#server/learning/registration/registration.routes.ts'
import { trainingFileRoutes } from '#server/learning/training/training.routes.ts'
import { operationHandlers } from '#server/operations.ts'
import { pictureRoutes } from '#server/people/picture/picture.routes.ts'
import { privacyFileRoutes } from '#server/people/privacy/privacy.routes.ts'
import { admission } from '#server/people/session/admission.service.ts'
import { compressAnswers } from '#server/platform/answers/compress-answers.ts'
import type { Config } from '#server/platform/config.ts'
import { docsRoutes } from '#server/platform/contract/docs.routes.ts'
import { addFormats } from '#server/platform/contract/formats.ts'
import { lazyCompilers } from '#server/platform/contract/lazy-compilers.ts'
import { parseBodies } from '#server/platform/contract/parse-bodies.ts'
import { keepAnswersPrivate } from '#server/platform/contract/private-answers.ts'
import { refuseInfinity } from '#server/platform/contract/refuse-infinity.ts'
import { refuseNulls } from '#server/platform/contract/refuse-nulls.ts'
import { serveCalls } from '#server/platform/contract/serve-calls.ts'
import { serveGraph } from '#server/platform/graph/graph.ts'
import { type Closing, closeConnections } from '#server/platform/health/closing.ts'
import { healthRoutes } from '#server/platform/health/health.routes.ts'
import { serveMetrics } from '#server/platform/health/metrics.routes.ts'
import { isOfPage, shedLoad } from '#server/platform/health/shed-load.ts'
import { type ChargeVisitor, limitVisitors } from '#server/platform/limits/visitor-limit.ts'
import { mailboxRoutes } from '#server/platform/mail/mailbox.routes.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { answerBadAddress, answerErrors } from '#server/platform/problems/answer-errors.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { sendSecurityHeaders } from '#server/platform/rendering/security-headers.ts'
import { arrivingIn } from '#server/platform/storage/upload.ts'
import { graphResolvers } from '#server/resolvers.ts'
import type { Sandbox } from '#server/sandbox/sandbox.ts'
import { callBackFileRoutes } from '#server/school/call-back/call-back.routes.ts'
import { schoolDocumentFileRoutes } from '#server/school/school-document/school-document.routes.ts'
import { schoolRecordFileRoutes } from '#server/school/school-hours/record-files.routes.ts'
import { schoolUsageFileRoutes } from '#server/school/school-usage/school-usage.routes.ts'
import { invoiceFileRoutes } from '#server/shop/invoice/invoice.routes.ts'
import { partnerFileRoutes } from '#server/shop/partner/partner-files.routes.ts'
import { schoolOrderFileRoutes } from '#server/shop/school-order/school-order.routes.ts'
import type { AtlasBuild } from '#server/web/page/atlas-build.ts'
import { coverRoutes } from '#server/web/page/cover.routes.ts'
import { pageRoutes } from '#server/web/page/page.routes.ts'
import type { Renderer } from '#server/web/page/renderer.ts'

/**
 * The event loop may be held up for a second; the embedded database works on it, and longer. In ms.
 */
const maxDelayOf = (config: Config) =>
	config.MAX_EVENT_LOOP_DELAY_MS ?? (config.DATABASE_URL ? 1000 : 5000)

/**
 * Builds the server without listening: API at /v1, site, documents, and the embedded mailbox and
 * gateway where none is configured.
 */
export const createApp = async (
	deps: PaymentDeps,
	sandbox: Sandbox | null,
	options: {
		log?: FastifyBaseLogger
		limits?: boolean
		closing?: Closing
		/** Replaces the built site as the renderer of pages. */
		loadRenderer?: (() => Promise<Renderer | null>) | undefined
		/**
		 * Builds the page of the atlas if it is missing; without this option the page is served as it
		 * is.
		 */
		atlas?: AtlasBuild
	} = {},
): Promise<FastifyInstance> => {
	const closing = options.closing ?? { hasBegun: false }
	const requestTimeout = deps.config.REQUEST_TIMEOUT_MS
	const app = Fastify({
		...(options.log ? { loggerInstance: options.log } : { logger: false }),
		bodyLimit: 1_048_576,
		trustProxy: deps.config.TRUST_PROXY,
		return503OnClosing: false,
		frameworkErrors: answerBadAddress,
		requestTimeout,
		connectionTimeout: 2 * requestTimeout,
		keepAliveTimeout: 72_000,
		http: {
			headersTimeout: requestTimeout / 2,
			connectionsCheckingInterval: Math.min(requestTimeout / 2, 5000),
		},
		routerOptions: { maxParamLength: 300 },
		schemaController: lazyCompilers as never,
		ajv: {
			customOptions: {
				removeAdditional: false,
				coerceTypes: 'array',
				allowUnionTypes: true,
			},
			onCreate: addFormats,
		},
	})
	answerErrors(app)
	closeConnections(app, closing)
	keepAnswersPrivate(app)
	serveMetrics(app, deps.config)
	if (options.limits !== false) shedLoad(app, deps.config.MAX_ACTIVE, deps.insideCalls)
	const arriving = arrivingIn(deps.config.DATA_DIR)
	await parseBodies(app, arriving)
	passVideos(app, arriving)
	refuseNulls(app)
	refuseInfinity(app)
	sendSecurityHeaders(app, deps.config)
	compressAnswers(app)
	await app.register(compress, { threshold: 1024 })
	await app.register(cookie)
	let charge: ChargeVisitor = async () => null
	if (options.limits !== false) {
		await app.register(underPressure, {
			maxEventLoopDelay: maxDelayOf(deps.config),
			// A time without any sample counts as held up for ever: only one as long as the limit may.
			sampleInterval: maxDelayOf(deps.config),
			pressureHandler: async (request) => {
				if (!isOfPage(deps.insideCalls, request)) throw new Problem(503, 'busy')
			},
		})
		charge = await limitVisitors(app, deps)
	}
	await app.register(healthRoutes(deps, closing))
	if (deps.mailer.isEmbedded) await app.register(mailboxRoutes(deps))
	if (sandbox) {
		const { sandboxRoutes } = await import('#server/sandbox/sandbox.routes.ts')
		await app.register(sandboxRoutes(deps, sandbox))
	}
	app.addHook('preClose', async () => deps.streams.close())
	const admit = admission(deps, app)
	await app.register(serveCalls(deps, admit, operationHandlers(deps)))
	await app.register(serveGraph(deps, admit, graphResolvers(deps)))
	if (deps.config.showsDocs) await app.register(docsRoutes)
	await app.register(pictureRoutes(deps))
	await app.register(invoiceFileRoutes(deps, charge))
	await app.register(schoolOrderFileRoutes(deps, charge))
	await app.register(certificateFileRoutes(deps, charge))
	await app.register(privacyFileRoutes(deps))
	await app.register(trainingFileRoutes(deps, charge))
	await app.register(calendarFileRoutes(deps, charge))
	await app.register(videoFileRoutes(deps))
	await app.register(lessonFileRoutes(deps, charge))
	await app.register(applicantFileRoutes(deps))
	await app.register(schoolDocumentFileRoutes(deps))
	await app.register(schoolRecordFileRoutes(deps, charge))
	await app.register(schoolUsageFileRoutes(deps, charge))
	await app.register(partnerFileRoutes(deps, charge))
	await app.register(callBackFileRoutes(deps, charge))
	await app.register(coverRoutes(deps, (media) => openMedia(deps, media)))
	await app.register(pageRoutes(deps, charge, options.loadRenderer, options.atlas))
	return app
}
