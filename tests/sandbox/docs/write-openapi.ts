/** `npm run openapi`: writes openapi.json anew from src/contract. */
import { writeOpenApiFile } from './openapi-file';

writeOpenApiFile();
