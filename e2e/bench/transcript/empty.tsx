import '../../../src/console/console.css';
import { defineMeasurements } from './measured.ts';

defineMeasurements(() => null);
