import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { applicantFileRoutes } from './jobs/job/job.routes.ts'
import { passVideos } from './jobs/video-resume/pass-videos.ts'
import { videoFileRoutes } from './jobs/video-resume/video-resume.routes.ts'
import { certificateFileRoutes } from './learning/certificate/certificate.routes.ts'
import { lessonFileRoutes } from './learning/learning/lesson-file.routes.ts'
import { openMedia } from './learning/media/media.service.ts'
import { calendarFileRoutes } from './learning/registration/registration.routes.ts'
import { trainingFileRoutes } from './learning/training/training.routes.ts'
import { operationHandlers } from './operations.ts'
import { pictureRoutes } from './people/picture/picture.routes.ts'
import { privacyFileRoutes } from './people/privacy/privacy.routes.ts'
import { admission } from './people/session/admission.service.ts'
import { compressAnswers } from './platform/answers/compress-answers.ts'
import type { Config } from './platform/config.ts'
import { docsRoutes } from './platform/contract/docs.routes.ts'
import { addFormats } from './platform/contract/formats.ts'
import { lazyCompilers } from './platform/contract/lazy-compilers.ts'
import { parseBodies } from './platform/contract/parse-bodies.ts'
import { keepAnswersPrivate } from './platform/contract/private-answers.ts'
import { refuseInfinity } from './platform/contract/refuse-infinity.ts'
import { refuseNulls } from './platform/contract/refuse-nulls.ts'
import { serveCalls } from './platform/contract/serve-calls.ts'
import { serveGraph } from './platform/graph/graph.ts'
import { type Closing, closeConnections } from './platform/health/closing.ts'
import { healthRoutes } from './platform/health/health.routes.ts'
import { serveMetrics } from './platform/health/metrics.routes.ts'
import { isOfPage, shedLoad } from './platform/health/shed-load.ts'
import { type ChargeVisitor, limitVisitors } from './platform/limits/visitor-limit.ts'
import { mailboxRoutes } from './platform/mail/mailbox.routes.ts'
import type { PaymentDeps } from './platform/payment/gateway.ts'
import { answerBadAddress, answerErrors } from './platform/problems/answer-errors.ts'
import { Problem } from './platform/problems/problem.ts'
import { sendSecurityHeaders } from './platform/rendering/security-headers.ts'
import { arrivingIn } from './platform/storage/upload.ts'
import { graphResolvers } from './resolvers.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { callBackFileRoutes } from './school/call-back/call-back.routes.ts'
import { schoolDocumentFileRoutes } from './school/school-document/school-document.routes.ts'
import { schoolRecordFileRoutes } from './school/school-hours/record-files.routes.ts'
import { schoolUsageFileRoutes } from './school/school-usage/school-usage.routes.ts'
import { invoiceFileRoutes } from './shop/invoice/invoice.routes.ts'
import { partnerFileRoutes } from './shop/partner/partner-files.routes.ts'
import { schoolOrderFileRoutes } from './shop/school-order/school-order.routes.ts'
import type { AtlasBuild } from './web/page/atlas-build.ts'
import { coverRoutes } from './web/page/cover.routes.ts'
import { pageRoutes } from './web/page/page.routes.ts'
import type { Renderer } from './web/page/renderer.ts'

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
		const { sandboxRoutes } = await import('./sandbox/sandbox.routes.ts')
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
