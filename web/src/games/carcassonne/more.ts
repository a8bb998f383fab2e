/** The tiles of expansions that no table is played with here, for those who have them on a real one. */
import list from '../../../../src/rulebound/games/carcassonne/data/more_tiles.txt?raw';
import { know } from './tiles';

know(list);
