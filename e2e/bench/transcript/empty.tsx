import '../../../src/console/console.css';
import { measured } from './measured.ts';

measured(() => null);
